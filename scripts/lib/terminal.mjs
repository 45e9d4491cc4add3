import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's folder. Not by a URL object: that of jsdom is not one of Node's. */
export const ROOT = path.join(fileURLToPath(import.meta.url), '../../..');

/** An error that is printed as one sentence, without a stack. */
export class Stop extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode]
   */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs an entry script's work; a Stop, or a server's StartupError, prints its sentence only and ends the process.
 * @param {() => Promise<void>} work
 */
export async function entry(work) {
  try {
    await work();
  } catch (error) {
    const received = error instanceof Stop || (error instanceof Error && error.name === 'StartupError');
    process.stderr.write(`\n${received ? error.message : error instanceof Error ? error.stack : error}\n\n`);
    process.exit(error instanceof Stop ? error.exitCode : 1);
  }
}

/**
 * Runs a program to its end on our terminal without input, and returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}) {
  return begin(command, args, env, 'inherit').ended;
}

/**
 * Runs a program of Node to its end without its output, and returns its exit code.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env added to ours
 */
export function runQuiet(args, env) {
  return begin(process.execPath, args, env, 'ignore').ended;
}

/**
 * Runs one of our scripts at low priority, with its output captured.
 * @param {string} script
 * @param {readonly string[]} [args]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runBehind(script, args = []) {
  const { child, ended } = begin(process.execPath, [script, ...args], {}, 'pipe');
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { code: await ended, output };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'pipe' | 'ignore'} output
 */
function begin(command, args, env, output) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    // On Windows npm and similar programs are .cmd files, which only a shell runs.
    shell: process.platform === 'win32' && !path.isAbsolute(command),
  });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, pass);
    const done = () => signals.forEach((signal) => process.off(signal, pass));
    child.on('error', (error) => (done(), reject(error)));
    child.on('close', (code, signal) => {
      done();
      // The signal that ended the child was meant for this process too.
      if (signal && signals.some((each) => each === signal)) process.kill(process.pid, signal);
      else resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/**
 * Runs a package's program with this Node.
 * @param {string} file inside node_modules
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runPackage(file, args, env) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], env);
}

/** @param {number} startedAt in milliseconds */
export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
