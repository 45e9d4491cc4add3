import { compare } from '../compare/compare.ts';
import { read, write } from '../recording/file.ts';
import { redact } from '../recording/redact.ts';
import { shrink } from '../marbles/shrink.ts';
import { writeTest } from '../marbles/write-test.ts';
import { browser } from './browser-surroundings.ts';
import { drawPage } from './draw-page.tsx';

drawPage({
  ...browser,
  files: { read, write: (recording) => Promise.resolve(write(recording)), redact },
  writeTest,
  shrink,
  compare,
});
