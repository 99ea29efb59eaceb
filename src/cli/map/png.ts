import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from '../../painting/surface.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits for each channel, red, green, blue and alpha; deflated, with filters, not interlaced. */
const FORM = [8, 6, 0, 0, 0]

/** A picture as a PNG. */
export function pngOf({ columns, rows, data }: Pixels): Buffer {
  const wide = 4 * columns
  const lines = Buffer.alloc(rows * (wide + 1))
  // Each line begins with its filter: 0, none.
  for (let row = 0; row < rows; row++) lines.set(data.subarray(row * wide, (row + 1) * wide), row * (wide + 1) + 1)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(columns, 0)
  size.writeUInt32BE(rows, 4)
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', Buffer.concat([size, Buffer.from(FORM)])),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
