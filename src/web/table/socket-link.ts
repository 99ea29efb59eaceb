import type { HostMessage } from '../../protocol/index.ts'
import type { Link, LinkUser, OpenLink } from './link.ts'

const FIRST_RETRY = 500
const LAST_RETRY = 15_000
/** How often the host is asked for a sign of life, and how long it may take. */
const BEAT = 20_000
const PATIENCE = 10_000

/**
 * A link over a WebSocket that reconnects by itself after a break, waiting longer each time it fails. `tell` is called
 * when the server is reached, and when it is not.
 */
export const socketLink =
  (url: string, tell: (reached: boolean) => void = () => {}): OpenLink =>
  (user: LinkUser): Link => {
    let socket: WebSocket | undefined
    let retry = FIRST_RETRY
    let closed = false
    let again: ReturnType<typeof setTimeout> | undefined
    let heard = 0
    let beats = 0

    function connect(): void {
      again = undefined
      const mine = new WebSocket(url)
      socket = mine
      mine.onopen = () => {
        heard = Date.now()
        tell(true)
        user.up()
      }
      mine.onmessage = ({ data }) => {
        heard = Date.now()
        retry = FIRST_RETRY
        const message = JSON.parse(String(data)) as HostMessage
        if (message.type !== 'pong') user.receive(message)
      }
      mine.onclose = () => lost(mine)
    }

    function lost(mine: WebSocket): void {
      if (socket !== mine) return
      socket = undefined
      if (closed) return
      tell(false)
      user.down()
      // When a server is restarted, its many clients must not all reconnect at the same moment.
      again = setTimeout(connect, retry * (0.5 + Math.random()))
      retry = Math.min(LAST_RETRY, retry * 2)
    }

    function beat(): void {
      if (socket?.readyState !== WebSocket.OPEN) return
      if (Date.now() - heard > BEAT + PATIENCE) {
        const mine = socket
        mine.close()
        lost(mine)
      } else socket.send(JSON.stringify({ type: 'ping', id: `beat ${++beats}` }))
    }

    /** The network is back, or the page is visible again: no need to wait. */
    function hurry(): void {
      if (again === undefined || document.hidden) return
      clearTimeout(again)
      connect()
    }

    const beating = setInterval(beat, BEAT)
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    connect()
    return {
      send(message) {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
      },
      close() {
        closed = true
        clearInterval(beating)
        clearTimeout(again)
        removeEventListener('online', hurry)
        document.removeEventListener('visibilitychange', hurry)
        socket?.close()
      },
    }
  }

/** Where this page's server speaks the protocol. */
export const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/play`
