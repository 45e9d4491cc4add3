import type { CallArgument } from '../recording/format.ts';
import type { Call } from './calls.ts';
import { letterValues, quoted, textOf } from './literal.ts';
import type { Drawn } from './play.ts';
import type { Rehearsal } from './rehearse.ts';

interface Printed {
  call: Call;
  rehearsal: Rehearsal;
  title: string;
  startMs: number;
}

/** A port as the test names it: `syncEvents` for `0.syncEvents$`, `given` for a stream without a name. */
const nameOf = (port: string): string => {
  const last = port.split('.').at(-1)!.replace(/\$$/, '');
  return /^\d/.test(last) ? `given${last === '0' ? '' : last}` : last;
};
/** How TypeScript reaches a port's type. */
const typeOf = (call: Call, port: string): string => {
  const [index, ...fields] = port.split('.');
  return [`Parameters<typeof ${call.name}>[${index}]`, ...fields.map((field) => `['${field}']`)].join('');
};
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const hasValues = ({ values }: Drawn): boolean => Object.keys(values).length > 0;

/** The arguments of a diagram: the text, the values of its letters and its error, if there are any. */
const drawnBy = (text: string, values: string, drawn: Drawn): string => {
  const known = hasValues(drawn) ? values : '{}';
  if (drawn.error !== undefined) return `${text}, ${known}, ${textOf(drawn.error)}`;
  return hasValues(drawn) ? `${text}, ${values}` : text;
};

/** The text of a test file. The formatter breaks its long lines, and leaves the columns of its diagrams. */
export function printTest({ call, rehearsal, title, startMs }: Printed): string {
  const { inputs, hot, frames, during, shown } = rehearsal;
  const environment = startMs === 0 ? 'm' : 'environment';
  const fixtures: string[] = [];
  const addValues = (port: string, type: string, drawn: Drawn | undefined) => {
    if (!drawn || !hasValues(drawn)) return;
    const name = nameOf(port);
    fixtures.push(`type ${capital(name)} = Recorded<${type}>;`);
    fixtures.push(`const ${name}Values: Record<string, ${capital(name)}> = ${letterValues(drawn.values)};`);
  };
  for (const [port, drawn] of hot) addValues(port, typeOf(call, port), drawn);
  for (const [port, [first]] of inputs.cold) {
    const type = typeOf(call, port);
    addValues(port, argumentAt(call.args, port)?.of === 'function' ? `ReturnType<${type}>` : type, first);
  }
  if (hasValues(shown)) fixtures.push(`const shownValues = ${letterValues(shown.values)};`);

  const diagrams = [
    ...(frames === null ? [] : [['frames', frames] as const]),
    ...[...hot].map(([port, { diagram }]) => [nameOf(port), diagram] as const),
    ['during', during] as const,
    ['shown', shown.diagram] as const,
  ];
  const lines = [
    ...(frames === null ? [] : ['m.animate(frames);']),
    ...[...hot].map(([port, drawn]) => {
      const name = nameOf(port);
      return `const ${name}$ = m.hot(${drawnBy(name, `${name}Values`, drawn)});`;
    }),
  ];
  const args = call.args.map((argument) => argumentText(argument, rehearsal, environment)).join(', ');
  if (startMs !== 0 && args.includes('environment')) lines.push(`const environment = clockAt(m, ${startMs});`);
  lines.push(`const ${call.name}$ = ${call.name}(${args});`);
  lines.push(`m.expectObservable(${call.name}$, during).toBe(${drawnBy('shown', 'shownValues', shown)});`);

  const body = [...fixtures, ...lines].join('\n');
  return [
    ...importsOf(call, body),
    '',
    ...fixtures,
    '',
    `describe('${call.name}', () => {`,
    `it(${quoted(title)}, () =>`,
    'marbles((m) => {',
    // A comment before each diagram keeps it on a line of its own, so that the columns stand below one another.
    `const [${diagrams.map(([name]) => name).join(', ')}] = [`,
    ...diagrams.map(([name, diagram]) => `// ${name}\n${quoted(diagram)},`),
    '];',
    ...lines,
    '}));',
    '});',
    '',
  ].join('\n');
}

function importsOf({ module, name }: Call, body: string): string[] {
  const uses = (each: string) => new RegExp(`\\b${each}\\b`).test(body);
  const rxjs = ['defer', 'NEVER'].filter(uses);
  return [
    ...(rxjs.length > 0 ? [`import { ${rxjs.join(', ')} } from 'rxjs';`] : []),
    "import { describe, it } from 'vitest';",
    `import { ${name} } from '../../${module}';`,
    ...(uses('clockAt') ? ["import { clockAt } from '../support/clock-at.ts';"] : []),
    ...(uses('inTurn') ? ["import { inTurn } from '../support/in-turn.ts';"] : []),
    "import { marbles } from '../support/marbles.ts';",
    ...(uses('Recorded') ? ["import type { Recorded } from '../support/recorded.ts';"] : []),
  ];
}

function argumentAt(args: readonly CallArgument[], port: string): CallArgument | undefined {
  const [index, ...fields] = port.split('.');
  return fields.reduce<CallArgument | undefined>(
    (argument, field) => (argument?.of === 'object' ? argument.fields[field] : undefined),
    args[Number(index)],
  );
}

/** An argument of the call. What the test's own `m` has is its environment. */
function argumentText(argument: CallArgument, rehearsal: Rehearsal, environment: string): string {
  const { hot, inputs } = rehearsal;
  switch (argument.of) {
    case 'value':
      return textOf(argument.value);
    case 'scheduler':
      return argument.port.endsWith('.frames') ? 'm.frames' : `${environment}.scheduler`;
    case 'function':
      return inTurnOf(argument.port, rehearsal);
    case 'stream':
      if (hot.has(argument.port)) return `${nameOf(argument.port)}$`;
      return inputs.cold.get(argument.port)?.length ? `defer(${inTurnOf(argument.port, rehearsal)})` : 'NEVER';
    case 'object': {
      const fields = Object.entries(argument.fields);
      const isOurs = ([name, each]: [string, CallArgument]) =>
        each.of === 'scheduler' || (name === 'random' && each.of === 'function' && !inputs.results.has(each.port));
      if (fields.every(isOurs)) return environment;
      return `{ ${fields.map(([name, each]) => `${name}: ${argumentText(each, rehearsal, environment)}`).join(', ')} }`;
    }
  }
}

/** `inTurn(…)` with each answer as a diagram of its own, or as the value that was returned. */
function inTurnOf(port: string, { inputs }: Rehearsal): string {
  const runs = inputs.cold.get(port) ?? [];
  const parts = [
    ...runs.map((drawn) => `m.cold(${drawnBy(quoted(drawn.diagram), `${nameOf(port)}Values`, drawn)})`),
    ...(inputs.results.get(port) ?? []).map(textOf),
  ];
  return `inTurn(${parts.join(', ')})`;
}
