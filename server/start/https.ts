import { X509Certificate, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname, networkInterfaces } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

/** Options of `https.createServer` and of Fastify's `https`. */
export interface Certificate {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;
/** Apple's devices refuse certificates that are valid for longer. */
const VALID_DAYS = 397;
const RENEW_DAYS_BEFORE = 30;

/**
 * Returns the self-signed certificate for `--https`. It is kept in `<data folder>/https.pem`, so that a device that accepted
 * it is not asked again. A new one is made if it is about to expire or lacks one of this machine's addresses.
 */
export async function ownCertificate(dataDir: string, now = Date.now()): Promise<Certificate> {
  const file = path.join(dataDir, 'https.pem');
  const names = ownNames();
  const kept = await readFile(file, 'utf8').then(split, () => undefined);
  if (kept && serves(kept, names, now)) return kept;
  const made = await make(names, now);
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, made.key + made.cert, { mode: 0o600 });
  await rename(draft, file);
  return made;
}

/**
 * Returns the IPv4 addresses at which other devices in the local network reach this machine. IPv6 addresses change daily and
 * are left out.
 */
export function lanAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

interface Names {
  hosts: string[];
  addresses: string[];
}

function ownNames(): Names {
  // A certificate's names take letters, digits, dots and hyphens; a machine's name may have other characters.
  const host = hostname().toLowerCase();
  const hosts = /^[a-z0-9.-]{1,200}$/.test(host) ? ['localhost', host, `${host.split('.')[0]}.local`] : ['localhost'];
  return { hosts: [...new Set(hosts)], addresses: ['127.0.0.1', '::1', ...lanAddresses()] };
}

async function make({ hosts, addresses }: Names, now: number): Promise<Certificate> {
  const altNames = [
    ...hosts.map((value) => ({ type: 2 as const, value })),
    ...addresses.map((ip) => ({ type: 7 as const, ip })),
  ];
  const made = await generate([{ name: 'commonName', value: 'Parlour on this machine' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    // A device's clock may be slow.
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + (VALID_DAYS - 1) * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames },
    ],
  });
  return split(`${made.private.trim()}\n${made.cert.trim()}\n`);
}

function split(pem: string): Certificate {
  const at = pem.indexOf('-----BEGIN CERTIFICATE-----');
  return { key: pem.slice(0, at), cert: pem.slice(at) };
}

function serves({ cert }: Certificate, { hosts, addresses }: Names, now: number): boolean {
  try {
    const x509 = new X509Certificate(cert);
    const lasts = Date.parse(x509.validTo) > now + RENEW_DAYS_BEFORE * DAY_MS;
    return lasts && hosts.every((each) => x509.checkHost(each)) && addresses.every((each) => x509.checkIP(each));
  } catch {
    return false;
  }
}
