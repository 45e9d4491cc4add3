// Stands between the server and its PostgreSQL: starts it (or takes on one that outlived its server) and stops it when
// the server is gone. A pipe tells: its other end closes with the server, however that dies, kill -9 included.
// Plain JavaScript with node: built-ins only, so that it is up in a moment and needs no loader.
import { spawn } from 'node:child_process';
import { openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * @typedef {object} Orders
 * @property {string} postgres path of the program
 * @property {string} pgCtl path of `pg_ctl`, the way to stop it on Windows
 * @property {string[]} args
 * @property {string} data the cluster's data folder
 * @property {string} log file that takes PostgreSQL's own words
 * @property {string} pidFile file that names this process as long as it lives
 * @property {string} [socketFolder] removed when PostgreSQL has stopped
 * @property {{ uid: number, gid: number }} [account] whom to become; we are root then
 * @property {number} [adopt] pid of a PostgreSQL that runs already
 */

/** A log above this is put aside as `log.1` at the next start. */
const LONGEST_LOG_BYTES = 5_000_000;
/** How long a shutdown may take (it writes all changed pages) before it is cut short; nothing committed is lost then. */
const PATIENCE_MS = 30_000;

/** @type {Orders} */
const orders = JSON.parse(process.argv[2] ?? '{}');

if (orders.account) {
  process.setgroups?.([]);
  process.setgid?.(orders.account.gid);
  process.setuid?.(orders.account.uid);
}
// Whoever stops the server's whole group means the server; we leave when it has left.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

writeFileSync(orders.pidFile, String(process.pid));
const { pid, ended } = orders.adopt ? adopt(orders.adopt) : start();
let asked = false;
process.stdin.resume().on('close', () => void stop());
const code = await ended;
if (orders.socketFolder) rmSync(orders.socketFolder, { recursive: true, force: true });
rmSync(orders.pidFile, { force: true });
process.exit(asked ? 0 : (code ?? 1));

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
 * Not our child, so nobody tells us when it ends.
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

/** Fast first (open transactions are rolled back, pages written), then immediate, then by force. */
async function stop() {
  if (asked) return;
  asked = true;
  // Tells a next start that no server is behind us any more.
  writeFileSync(orders.pidFile, `${process.pid} stopping`);
  if (process.platform === 'win32') {
    spawn(orders.pgCtl, ['stop', '-m', 'fast', '-D', orders.data], { stdio: 'ignore', windowsHide: true });
    return;
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (!alive(pid)) return;
    process.kill(pid, signal);
    await sleep(PATIENCE_MS, undefined, { ref: false });
  }
}
