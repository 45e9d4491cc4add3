import type { CallArgument } from '../recording/format.ts';
import type { Call } from './calls.ts';
import { literal, quoted, textOf } from './literal.ts';
import type { Drawn } from './play.ts';
import type { Rehearsal } from './rehearse.ts';

const WIDTH = 120;
const BODY = '      ';

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

/** The text of a test file, as the formatter leaves it. */
export function printTest({ call, rehearsal, title, startMs }: Printed): string {
  const { inputs, hot, frames, during, shown } = rehearsal;
  const uses = new Uses();
  const lines: string[] = [];
  const fixtures: string[] = [];

  const typed = (port: string, type: string) => {
    uses.add('Recorded');
    fixtures.push(`type ${capital(nameOf(port))} = Recorded<${type}>;`);
  };
  for (const [port, { values }] of hot) {
    if (Object.keys(values).length === 0) continue;
    typed(port, typeOf(call, port));
    fixtures.push(constant(`${nameOf(port)}Values`, `Record<string, ${capital(nameOf(port))}>`, values));
  }
  for (const [port, all] of inputs.cold) {
    const [first] = all;
    if (!first || Object.keys(first.values).length === 0) continue;
    const isFunction = argumentAt(call.args, port)?.of === 'function';
    typed(port, isFunction ? `ReturnType<${typeOf(call, port)}>` : typeOf(call, port));
    fixtures.push(constant(`${nameOf(port)}Values`, `Record<string, ${capital(nameOf(port))}>`, first.values));
  }
  const shows = Object.keys(shown.values).length > 0;
  if (shows) fixtures.push(constant('shownValues', null, shown.values));

  const diagrams: [string, string][] = [
    ...(frames === null ? [] : [['frames', frames] as [string, string]]),
    ...[...hot].map(([port, { diagram }]): [string, string] => [nameOf(port), diagram]),
    ['during', during],
    ['shown', shown.diagram],
  ];
  lines.push(...aligned(diagrams));
  if (frames !== null) lines.push('m.animate(frames);');
  for (const [port, drawn] of hot) lines.push(`const ${nameOf(port)}$ = m.hot(${given(nameOf(port), drawn)});`);

  const environment = startMs === 0 ? 'm' : 'environment';
  const objects: string[] = [];
  const print = (argument: CallArgument, depth: number): string =>
    printArgument(argument, { rehearsal, environment, uses, objects, depth, print });
  const args = call.args.map((argument) => print(argument, 0));
  if (startMs !== 0 && [...args, ...objects].some((text) => /\benvironment\b/.test(text))) {
    uses.add('clockAt');
    lines.push(`const environment = clockAt(m, ${startMs});`);
  }
  lines.push(...objects, ...callLines(call.name, args));
  lines.push(`m.expectObservable(${call.name}$, during).toBe(${expectation(shown, shows)});`);

  return [
    ...uses.imports(call),
    '',
    ...fixtures,
    '',
    `describe('${call.name}', () => {`,
    `  it(${quoted(title)}, () =>`,
    '    marbles((m) => {',
    ...lines.flatMap((line) => line.split('\n').map((each) => `${BODY}${each}`)),
    '    }));',
    '});',
    '',
  ].join('\n');
}

class Uses {
  readonly #names = new Set<string>();

  add(name: string): void {
    this.#names.add(name);
  }

  imports({ module, name }: Call): string[] {
    const rxjs = ['defer', 'NEVER'].filter((each) => this.#names.has(each));
    return [
      ...(rxjs.length > 0 ? [`import { ${rxjs.join(', ')} } from 'rxjs';`] : []),
      "import { describe, it } from 'vitest';",
      `import { ${name} } from '../../${module}';`,
      ...(this.#names.has('clockAt') ? ["import { clockAt } from '../support/clock-at.ts';"] : []),
      ...(this.#names.has('inTurn') ? ["import { inTurn } from '../support/in-turn.ts';"] : []),
      "import { marbles } from '../support/marbles.ts';",
      ...(this.#names.has('Recorded') ? ["import type { Recorded } from '../support/recorded.ts';"] : []),
    ];
  }
}

function constant(name: string, type: string | null, value: unknown): string {
  const start = `const ${name}${type === null ? '' : `: ${type}`} = `;
  return `${start}${literal(value, '', start.length)};`;
}

/** Diagrams as constants whose columns stand below one another: in one line with their names, or all in lines of their own. */
function aligned(diagrams: readonly [string, string][]): string[] {
  const starts = diagrams.map(([name]) => `const ${name} = '`);
  const widest = Math.max(...starts.map(({ length }) => length));
  const longest = Math.max(...diagrams.map(([, diagram]) => [...diagram].length));
  if (BODY.length + widest + longest + "';".length <= WIDTH)
    return diagrams.map(([, diagram], index) => starts[index]!.padEnd(widest) + `${diagram}';`);
  // The formatter joins what fits in a line, so each is filled up.
  return diagrams.map(([, diagram], index) => {
    const min = WIDTH - BODY.length - starts[index]!.length - 1;
    return `${starts[index]!.slice(0, -2)}\n  '${diagram.padEnd(min)}';`;
  });
}

const given = (name: string, { values, error }: Drawn): string => {
  const hasValues = Object.keys(values).length > 0;
  if (error !== undefined) return `${name}, ${hasValues ? `${name}Values` : '{}'}, ${textOf(error)}`;
  return hasValues ? `${name}, ${name}Values` : name;
};
const expectation = ({ error }: Drawn, shows: boolean): string => {
  if (error !== undefined) return `shown, ${shows ? 'shownValues' : '{}'}, ${textOf(error)}`;
  return shows ? 'shown, shownValues' : 'shown';
};

function argumentAt(args: readonly CallArgument[], port: string): CallArgument | undefined {
  const [index, ...fields] = port.split('.');
  return fields.reduce<CallArgument | undefined>(
    (argument, field) => (argument?.of === 'object' ? argument.fields[field] : undefined),
    args[Number(index)],
  );
}

interface Printing {
  rehearsal: Rehearsal;
  environment: string;
  uses: Uses;
  /** Lines before the call: objects that it is given. */
  objects: string[];
  depth: number;
  print: (argument: CallArgument, depth: number) => string;
}

/** Fields that the test's own `m` has. */
const isOurs = ([name, argument]: readonly [string, CallArgument], { rehearsal }: Printing): boolean =>
  argument.of === 'scheduler' ||
  (name === 'random' && argument.of === 'function' && !rehearsal.inputs.results.has(argument.port));

function printArgument(argument: CallArgument, printing: Printing): string {
  const { rehearsal, environment, uses, objects, depth, print } = printing;
  const { hot, inputs } = rehearsal;
  switch (argument.of) {
    case 'value':
      return textOf(argument.value);
    case 'scheduler':
      return argument.port.endsWith('.frames') ? 'm.frames' : `${environment}.scheduler`;
    case 'function':
      uses.add('inTurn');
      return inTurnOf(argument.port, rehearsal);
    case 'stream': {
      if (hot.has(argument.port)) return `${nameOf(argument.port)}$`;
      if (!inputs.cold.get(argument.port)?.length) {
        uses.add('NEVER');
        return 'NEVER';
      }
      uses.add('defer');
      uses.add('inTurn');
      return `defer(${inTurnOf(argument.port, rehearsal)})`;
    }
    case 'object': {
      const fields = Object.entries(argument.fields);
      if (fields.every((field) => isOurs(field, printing))) return environment;
      const parts = fields.map(([name, each]) => {
        const text = print(each, depth + 1);
        return text === name ? name : `${name}: ${text}`;
      });
      const inLine = `{ ${parts.join(', ')} }`;
      const name = `inputs${objects.length === 0 ? '' : objects.length + 1}`;
      const start = `const ${name} = `;
      if (BODY.length + start.length + inLine.length + 1 <= WIDTH) objects.push(`${start}${inLine};`);
      else objects.push(`${start}{\n${parts.map((part) => `  ${part},`).join('\n')}\n};`);
      return name;
    }
  }
}

/** `inTurn(…)` with each answer as a diagram of its own, or as the value that was returned. */
function inTurnOf(port: string, { inputs }: Rehearsal): string {
  const name = nameOf(port);
  const runs = inputs.cold.get(port) ?? [];
  const results = inputs.results.get(port) ?? [];
  const parts = [
    ...runs.map((drawn) => `m.cold(${given(name, drawn).replace(name, quoted(drawn.diagram))})`),
    ...results.map((value) => textOf(value)),
  ];
  return `inTurn(${parts.join(', ')})`;
}

function callLines(name: string, args: readonly string[]): string[] {
  const start = `const ${name}$ = ${name}(`;
  const inLine = `${start}${args.join(', ')});`;
  if (BODY.length + inLine.length <= WIDTH) return [inLine];
  return [`${start}\n${args.map((arg) => `  ${arg},`).join('\n')}\n);`];
}
