import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Size in bytes below which compression gains nothing. */
const WORTHWHILE = 1_024;
const TEXT = /\.(js|css|html|svg|json)$/;
/** Highest quality. It makes the build slower, and the files smaller. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Creates the Vite plugin that writes a `.br` and a `.gz` beside built files of 1,024 bytes or more that match `TEXT`.
 * The gateway sends these files unchanged.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    for (const file of Object.values(bundle)) {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (content.length < WORTHWHILE || !TEXT.test(file.fileName)) continue;
      const path = join(dir, file.fileName);
      await Promise.all([
        toGzip(content, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
        toBrotli(content, brotliOptions).then((packed) => writeFile(`${path}.br`, packed)),
      ]);
    }
  },
});
