import { For, Show } from 'solid-js'
import type { Option, Options, OptionValue, Rule } from '../../../kernel/index.ts'
import type { System } from '../../board/registry.ts'
import { say } from '../../table/system-sentences.ts'
import { tNew } from '../../words/new/t.ts'
import { t } from '../../words/t.ts'
import { choose, grouped, hindrance, isOn } from './options.ts'

/**
 * The options of a scenario under the headings of the rulebook, each with its rule, and with the reason if it is not
 * available.
 */
export function OptionList(props: {
  readonly system: System
  readonly rulebook: readonly Rule[]
  /** The values of options, as people read them. */
  readonly values: Readonly<Record<string, string>>
  readonly options: readonly Option[]
  readonly chosen: Options
  readonly choose: (options: Options) => void
}) {
  const ruleOf = (id: string) => props.rulebook.find((rule) => rule.id === id)
  const groups = () => grouped(props.options, (rule) => ruleOf(rule)?.section ?? '')
  const changed = () => props.options.filter((option) => isOn(option, props.chosen)).length
  return (
    <details class="group options unfolds">
      <summary>
        <h2>{tNew('options')}</h2>
        <Show when={changed() > 0}>
          <span class="badge">{tNew('optionsChanged', { count: changed() })}</span>
        </Show>
      </summary>
      <p class="quiet">{tNew('optionsNote')}</p>
      <For each={groups()}>
        {({ section, options }) => (
          <section class="option-group">
            <h3>{say(props.system, section)}</h3>
            <ul>
              <For each={options}>
                {(option) => (
                  <li>
                    <OptionLine
                      system={props.system}
                      option={option}
                      rule={ruleOf(option.rule)}
                      values={props.values}
                      all={props.options}
                      chosen={props.chosen}
                      set={(value) => props.choose(choose(props.options, props.chosen, option.name, value))}
                    />
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
      <button type="button" class="button small" disabled={changed() === 0} onClick={() => props.choose({})}>
        {tNew('reset')}
      </button>
    </details>
  )
}

function OptionLine(props: {
  readonly system: System
  readonly option: Option
  readonly rule: Rule | undefined
  readonly values: Readonly<Record<string, string>>
  readonly all: readonly Option[]
  readonly chosen: Options
  readonly set: (value: OptionValue) => void
}) {
  const hindered = () => hindrance(props.option, props.all, props.chosen)
  const value = () => props.chosen[props.option.name] ?? props.option.default
  const id = () => `option-${props.option.name}`
  const isFlag = () => props.option.values.every((one) => typeof one === 'boolean')
  // A value that means different things for different options has its words under both names.
  const words = (one: OptionValue) =>
    props.values[`${props.option.name} ${one}`] ?? props.values[String(one)] ?? String(one)
  const name = (one: OptionValue) =>
    typeof one === 'boolean' ? tNew(one ? 'yes' : 'no') : say(props.system, words(one))
  const why = () => {
    const found = hindered()
    return found && tNew(`${found.kind}`, { option: say(props.system, found.option.title) })
  }
  // A text: a position in the words of its system, pasted from the end of a game.
  const textField = () => (
    <textarea
      id={id()}
      class="input"
      rows={2}
      maxLength={props.option.text}
      disabled={hindered() !== undefined}
      aria-describedby={`${id()}-about`}
      value={String(value())}
      onChange={(event) => props.set(event.currentTarget.value.trim())}
    />
  )
  return (
    <div class="option" classList={{ hindered: hindered() !== undefined }}>
      <label for={id()}>{say(props.system, props.option.title)}</label>
      <Show
        when={isFlag()}
        fallback={
          <Show when={props.option.text === undefined} fallback={textField()}>
            <select
              id={id()}
              class="input"
              disabled={hindered() !== undefined}
              aria-describedby={`${id()}-about`}
              onChange={(event) => props.set(props.option.values[event.currentTarget.selectedIndex])}
            >
              <For each={props.option.values}>
                {(one) => (
                  <option value={String(one)} selected={one === value()}>
                    {one === props.option.default ? tNew('default', { value: name(one) }) : name(one)}
                  </option>
                )}
              </For>
            </select>
          </Show>
        }
      >
        <input
          id={id()}
          type="checkbox"
          checked={value() === true}
          disabled={hindered() !== undefined}
          aria-describedby={`${id()}-about`}
          onChange={(event) => props.set(event.currentTarget.checked)}
        />
      </Show>
      <details class="option-rule">
        <summary>{t('app.rule', { rule: props.option.rule })}</summary>
        <p>
          <Show when={props.rule}>
            {(rule) => (
              <>
                <strong>{say(props.system, rule().title)}.</strong> {say(props.system, rule().gist)}
              </>
            )}
          </Show>
        </p>
      </details>
      <p id={`${id()}-about`} class="small-text quiet option-why">
        {why() ?? ''}
      </p>
    </div>
  )
}
