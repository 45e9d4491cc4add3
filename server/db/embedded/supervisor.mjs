// Supervisor between the server and its PostgreSQL: starts PostgreSQL (or adopts one that outlived its server) and stops it
// when the server has ended. It detects this by a pipe, which closes with the server even after kill -9. Plain JavaScript
// with only node: built-ins, so that it starts fast and needs no loader.
import { spawn } from 'node:child_process';
import { openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Orders
 * @property {string} postgres path of the program
 * @property {string} pgCtl path of `pg_ctl`, the way to stop it on Windows
 * @property {string[]} args
 * @property {string} data the cluster's data folder
 * @property {string} log file for the log of PostgreSQL
 * @property {string} pidFile file that names this process while it runs
 * @property {string} [socketFolder] removed when PostgreSQL has stopped
 * @property {{ uid: number, gid: number }} [account] user to run as; the process is root then
 * @property {number} [adopt] pid of a PostgreSQL that already runs
 */

/** A log larger than this is renamed to `log.1` at the next start. */
const LONGEST_LOG_BYTES = 5_000_000;
/**
 * Timeout of a shutdown (it writes all changed pages). After it PostgreSQL is stopped immediately, which loses nothing
 * committed.
 */
const TIMEOUT_MS = 30_000;

/** @type {Orders} */
const orders = JSON.parse(process.argv[2] ?? '{}');

if (orders.account) {
  process.setgroups?.([]);
  process.setgid?.(orders.account.gid);
  process.setuid?.(orders.account.uid);
}
// A signal to the server's process group is for the server. The supervisor ends after the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

writeFileSync(orders.pidFile, String(process.pid));
const { pid, ended } = orders.adopt ? adopt(orders.adopt) : start();
let request = false;
process.stdin.resume().on('close', () => void stop());
const code = await ended;
if (orders.socketFolder) rmSync(orders.socketFolder, { recursive: true, force: true });
rmSync(orders.pidFile, { force: true });
process.exit(request ? 0 : (code ?? 1));

function start() {
  if ((statSync(orders.log, { throwIfNoEntry: false })?.size ?? 0) > LONGEST_LOG_BYTES) {
    renameSync(orders.log, `${orders.log}.1`);
  }
  const log = openSync(orders.log, 'a', 0o600);
  const child = spawn(orders.postgres, orders.args, { stdio: ['ignore', log, log], windowsHide: true });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.on('exit', resolve).on('error', () => resolve(1)));
  return { pid: child.pid ?? 0, ended };
}

/** @param {number} pid */
function adopt(pid) {
  return { pid, ended: gone(pid) };
}

/**
 * Waits for a process that is no child, by polling.
 * @param {number} pid
 * @returns {Promise<number | null>}
 */
async function gone(pid) {
  while (alive(pid)) await sleep(200);
  return 1;
}

/** @param {number} pid */
function alive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Fast shutdown first (open transactions are rolled back, pages written), then immediate, then by force. */
async function stop() {
  if (request) return;
  request = true;
  // Tells the next start that this PostgreSQL has no server.
  writeFileSync(orders.pidFile, `${process.pid} stopping`);
  if (process.platform === 'win32') {
    spawn(orders.pgCtl, ['stop', '-m', 'fast', '-D', orders.data], { stdio: 'ignore', windowsHide: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (!alive(pid)) return;
    process.kill(pid, signal);
    await sleep(TIMEOUT_MS, undefined, { ref: false });
  }
}
