import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A program of node_modules, and what it prints as JSON. */
interface Linter {
  program: string;
  args: string[];
  /** Files of the clone that say which rules hold where. */
  rules: string[];
}

/** Runs a linter with the clone's rules over these files alone. Returns the JSON it printed. */
export function linted<T>({ program, args, rules }: Linter, files: Record<string, string>): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlour-linted-'));
  try {
    for (const file of rules) cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const ran = spawnSync(process.execPath, [path.join(ROOT, 'node_modules', program), ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!/^[[{]/.test(ran.stdout)) throw new Error(ran.stdout + ran.stderr);
    return JSON.parse(ran.stdout) as T;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
