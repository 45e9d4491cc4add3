import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FIREBASE } from '../../../scripts/lib/emulator.mjs';
import { npmCommand } from '../../../scripts/lib/packages.mjs';
import { PROJECT } from '../../support/firebase-issuer.ts';
import { freePort } from '../../support/free-port.ts';

/** The emulator writes files into its working directory. */
const FOLDER = path.resolve('test-results/firebase');
const LOG = path.join(FOLDER, 'output.txt');
const READY_WITHIN_MS = 120_000;

/** Starts Firebase's own Auth emulator on its own ports, and does not wait until it answers. */
export const startEmulator = async (): Promise<{ address: string; stop(): void }> => {
  const off = { enabled: false };
  const auth = { host: '127.0.0.1', port: await freePort() };
  mkdirSync(FOLDER, { recursive: true });
  const config = path.join(FOLDER, 'firebase.json');
  writeFileSync(config, JSON.stringify({ emulators: { auth, ui: off, hub: off, logging: off } }));
  const output = openSync(LOG, 'w');
  const started = ['emulators:start', '--only', 'auth', '--project', PROJECT, '--config', config];
  const child = spawn(...npmCommand([...FIREBASE, ...started]), {
    cwd: FOLDER,
    stdio: ['ignore', output, output],
    // npm, a shell and the emulator: they end together.
    detached: true,
  });
  closeSync(output);
  return {
    address: `${auth.host}:${auth.port}`,
    stop: () => {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    },
  };
};

/** Resolves once the emulator answers at its address; throws with its output on a timeout. */
export const emulatorAnswers = async (address: string): Promise<void> => {
  const answers = () =>
    fetch(`http://${address}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers())) {
    if (Date.now() > deadline)
      throw new Error(`Firebase's Auth emulator does not answer:\n${readFileSync(LOG, 'utf8')}`);
    await pause(100);
  }
};
