import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SvgSurface } from './svg-surface.ts'

test('a saved state comes back: colours, lines, place and clip', () => {
  const surface = new SvgSurface()
  surface.fillStyle = '#112233'
  surface.save()
  surface.beginPath()
  surface.rect(0, 0, 10, 10)
  surface.clip()
  surface.fillStyle = '#445566'
  surface.translate(5, 6)
  surface.scale(2, 2)
  surface.fillRect(0, 0, 1, 1)
  surface.restore()
  surface.fillRect(0, 0, 1, 1)
  expect(surface.source.match(/<g[^>]*>/g)).toEqual([
    '<g clip-path="url(#clip-0)">',
    '<g fill="#445566" transform="matrix(2 0 0 2 5 6)">',
    '<g>',
    '<g fill="#112233">',
  ])
})

test('things of one style that follow one another stand in one group', () => {
  const surface = new SvgSurface()
  for (const x of [0, 1, 2]) surface.fillRect(x, 0, 1, 1)
  surface.globalAlpha = 0.5
  surface.fillRect(3, 0, 1, 1)
  expect(surface.source.match(/<g [^>]*>/g)).toEqual(['<g fill="#000000">', '<g fill="#000000" opacity="0.5">'])
})

test('letters are placed as on a canvas, are escaped, and take the room that was measured', () => {
  const surface = new SvgSurface()
  surface.font = "italic 500 20px 'EB Garamond', serif"
  surface.textAlign = 'center'
  surface.textBaseline = 'middle'
  surface.fillText('Río & Tajo', 50, 10)
  const { width } = surface.measureText('Rio & Tajo')
  expect(width).toBeGreaterThan(60)
  expect(width).toBeLessThan(110)
  expect(surface.source).toContain(`textLength="${Math.round(width * 1000) / 1000}"`)
  expect(surface.source).toContain('y="15.44"')
  expect(surface.source).toContain('>Río &#38; Tajo</text>')
  expect(surface.source).toContain('font-style="italic" text-anchor="middle"')
})

test('a picture made of points is a PNG', () => {
  const surface = new SvgSurface()
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 128])
  surface.picture({ columns: 2, rows: 1, data }, { x: 1, y: 2, width: 20, height: 10 })
  const [, base64 = ''] = /base64,([^"]+)"/.exec(surface.source) ?? []
  const png = Buffer.from(base64, 'base64')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1])
  const length = png.readUInt32BE(33)
  expect([...inflateSync(png.subarray(41, 41 + length))]).toEqual([0, ...data])
})
