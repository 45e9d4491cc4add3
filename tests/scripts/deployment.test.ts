import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '../../server/config/config-variables.ts';
import { lastStage } from '../../scripts/lib/dockerfile.ts';
import { CLONE } from './support/running-server.ts';

const text = (file: string): string => readFileSync(path.join(CLONE, file), 'utf8');
const SECRETS = Object.entries(VARIABLES).flatMap(([name, variable]) => ('secret' in variable ? [name] : []));

/** What `npm run check:image` runs; here is what its steps do not show. */
describe('the Dockerfile', () => {
  const stage = lastStage(path.join(CLONE, 'Dockerfile'));
  const argumentsOf = (keyword: string): string[] =>
    stage.flatMap((each) => (each.keyword === keyword ? [each.rest] : []));

  it('has no fault', () => {
    expect(validate(text('Dockerfile'))).toEqual([]);
  });
  it('runs the server as an ordinary user, without the demo, in production', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('ENV').join(' ')).toMatch(/\bNODE_ENV=production\b.*\bDEMO=off\b/);
    expect(argumentsOf('CMD')).toEqual(['["node", "--enable-source-maps", "dist/server/main.js"]']);
    expect(argumentsOf('HEALTHCHECK').join()).toContain('/health/live');
  });
  it('contains no secret', () => {
    const all = stage.map(({ rest }) => rest).join('\n');
    expect(SECRETS.filter((name) => all.includes(`${name}=`))).toEqual([]);
  });
});

interface Service {
  environment: Record<string, string>;
  read_only?: boolean;
  ports?: string[];
}

describe('compose.yaml', () => {
  const { services } = parse(text('compose.yaml'), { merge: true }) as { services: Record<string, Service> };

  it('follows the Compose specification', async () => {
    const args = ['node_modules/.bin/dclint', '--config', '.dclintrc.json', '--max-warnings', '0', 'compose.yaml'];
    await promisify(execFile)(process.execPath, args, { cwd: CLONE });
  });
  it('has a database, Redis, two nodes and a proxy, which alone is reached from outside', () => {
    expect(Object.keys(services).sort()).toEqual(['node1', 'node2', 'postgres', 'proxy', 'redis']);
    expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
    expect([services['node1']!.read_only, services['node2']!.read_only]).toEqual([true, true]);
  });
  it('requires each secret by its name', () => {
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment).filter(([each]) => /PASSWORD|AUTH|KEY|_URL$/.test(each)))
        expect(`${name}: ${value}`).toMatch(/\$\{[A-Z_]+:\?/);
  });
  it('names only variables that the server has', () => {
    const { environment } = services['node1']!;
    expect(Object.keys(environment).filter((name) => !Object.hasOwn(VARIABLES, name))).toEqual([]);
  });
});

it('the unit of systemd runs a node as an ordinary user on a read-only system, and names variables that the server has', () => {
  const unit = text('deploy/systemd/parlour@.service');
  expect(unit).toMatch(/^User=parlour$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node --enable-source-maps dist\/server\/main\.js$/m);
  const names = [...unit.matchAll(/\b([A-Z_]{4,})=/g)].map(([, name]) => name!);
  expect(names).toContain('DEMO');
  expect(names.filter((name) => !Object.hasOwn(VARIABLES, name))).toEqual([]);
});
