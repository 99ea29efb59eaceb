#!/usr/bin/env node
// The `grognard` command. From a clone it runs the sources, installing first what is missing; from the published
// package it runs what was built.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './node24.js'

const source = join(root, 'src/cli/main.ts')
const prepare = join(root, 'scripts/prepare.mjs')
const args = process.argv.slice(2)

if (existsSync(prepare)) (await import(pathToFileURL(prepare).href)).prepare()
await run(existsSync(source) ? source : join(root, 'dist/src/cli/main.js'), args)
