import { existsSync, readdirSync } from 'node:fs';

// The import table of docs/architecture.md. `control` must be broken: its silence would mean that nothing was read.
const slice = (layer) => ({
  name: `${layer}-slices-apart`,
  comment: `Slices of src/${layer} do not import one another.`,
  severity: 'error',
  from: { path: `^src/${layer}/([^/]+)/` },
  to: { path: `^src/${layer}/`, pathNot: `^src/${layer}/$1/` },
});
/** Slices of src/ that several others use: what they share stands in their index. */
const indexed = ['entities', 'features', 'widgets', 'pages'].flatMap((layer) =>
  readdirSync(`src/${layer}`)
    .filter((name) => existsSync(`src/${layer}/${name}/index.ts`))
    .map((name) => `${layer}/${name}`),
);
/** Texts by language; English and Chinese stand for all, whose files differ in their strings alone (check:i18n). */
const OTHER_LANGUAGES =
  '/(card-names|i18n|languages|names|place-texts|runners|symbol-names|texts|verify|vietnam-texts)/(?!en|cn)[a-z]{2}([.]ts$|/)';
/** Tests beside their part may reach what every test does. */
const BESIDE = '^(studio|dev)/tests/';
const only = (from, mayReach, name = from) => ({
  name: `${name}-reaches`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: BESIDE },
  to: {
    path: '^(art|contract|streams|src|server|studio|dev|tests|scripts)/',
    pathNot: mayReach.map((each) => `^${each}`),
  },
});

export default {
  forbidden: [
    { name: 'control', severity: 'info', from: { path: '^contract/primitives' }, to: { path: 'node_modules/zod' } },
    {
      name: 'control-server',
      severity: 'info',
      from: { path: '^server/app/domain\\.ts$' },
      to: { path: '^server/live/feeds' },
    },
    {
      name: 'no-cycles',
      comment: 'Cycles of types count, too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'found',
      comment: 'Every import leads to a file.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
    },
    only('contract', ['contract/']),
    {
      name: 'contract-packages',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: 'node_modules', pathNot: 'node_modules/(zod|@date-fns/tz)/' },
    },
    only('streams', ['contract/', 'streams/']),
    {
      name: 'streams-packages',
      severity: 'error',
      from: { path: '^streams/' },
      to: { path: 'node_modules', pathNot: 'node_modules/rxjs/' },
    },
    only('src/shared', ['contract/', 'streams/', 'src/shared/'], 'shared'),
    only('src/entities', ['contract/', 'streams/', 'src/shared/', 'src/entities/'], 'entities'),
    only('src/features', ['contract/', 'streams/', 'src/shared/', 'src/entities/', 'src/features/'], 'features'),
    only('src/widgets', ['contract/', 'src/shared/', 'src/entities/', 'src/features/', 'src/widgets/'], 'widgets'),
    only(
      'src/pages',
      ['contract/', 'src/shared/', 'src/entities/', 'src/features/', 'src/widgets/', 'src/pages/'],
      'pages',
    ),
    only('src/app', ['contract/', 'streams/', 'src/'], 'app'),
    slice('entities'),
    slice('features'),
    slice('widgets'),
    slice('pages'),
    {
      name: 'slices-through-index',
      comment:
        'A slice with an index.ts is imported through it, its lazy.ts for what loads after the first page, or its modals.ts.',
      severity: 'error',
      from: { path: '^src/([^/]+)/([^/]+)', pathNot: '^src/app/wiring[.]ts$' },
      to: {
        path: `^src/(${indexed.join('|')})/`,
        pathNot: '^src/($1/$2/|[^/]+/[^/]+/(index|lazy|modals)[.]ts$)',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    only('server', [
      ...['contract/', 'streams/', 'server/', 'art/(catalogue|routes|title-routes)[.]ts'],
      ...['studio/protocol[.]ts', 'studio/titles/(load|title)[.]ts'],
      'studio/server/(database|migrate|operators|plugin)[.]ts',
      'studio/engines/instant/(describe|past-rounds|stakes)[.]ts',
      'studio/engines/rounds/(past-tables|tables|valid-stakes)[.]ts',
      'studio/engines/tables/(rows|seats)[.]ts',
    ]),
    {
      name: 'engines-know-no-family',
      comment: 'An engine plays any family by its contract; a family knows neither HTTP nor SQL nor the browser.',
      severity: 'error',
      from: { path: '^studio/(engines|server)/' },
      to: { path: '^studio/families/', pathNot: '^studio/families/(family[.]ts|par[.]ts|shared/)' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules run on the server, in the browser and in the simulator.',
      severity: 'error',
      from: { path: '^studio/families/', pathNot: '/view/' },
      to: { path: '^studio/(server|engines|client|titles|protocol)' },
    },
    {
      name: 'composition-root',
      comment: 'Only the demo mounts the Studio. Drawings stand in for pictures that nobody uploaded.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/demo/' },
      to: { path: '^(studio|art)/', pathNot: '^art/routes\\.ts$' },
    },
    {
      name: 'demo-on-demand',
      comment: 'A production image leaves the demo out: one file loads it where it is there.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(demo/|start/demo\\.ts$)' },
      to: { path: '^server/demo/' },
    },
    only('art', ['art/', 'contract/primitives', 'studio/titles/(list|names/load)[.]ts']),
    only('dev', ['contract/', 'streams/', 'src/', 'dev/']),
    {
      name: 'domains-through-index',
      comment: 'A domain imports another only through its index.ts.',
      severity: 'error',
      from: { path: '^server/domains/([^/]+)/' },
      to: { path: '^server/domains/', pathNot: '^server/domains/($1/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'kernels-know-no-domain',
      comment: 'Feeds, jobs, ledger checks and commands are registered with the kernels.',
      severity: 'error',
      from: {
        path: '^server/(ledger|live|plays|jobs|http|db|operator|captcha|messages|payments|crypto|config|faults|shared)/',
      },
      to: { path: '^server/domains/' },
    },
    {
      name: 'studio-reaches',
      comment:
        'The Studio knows the platform only through the public vendor API. How typed numbers are read belongs to neither.',
      severity: 'error',
      from: { path: '^studio/', pathNot: BESIDE },
      to: {
        path: '^(art|contract|streams|src|server|dev|tests|scripts)/',
        pathNot:
          '^(contract/(vendor|book-fixtures|book-slips|vendor-frame|vendor-platform|game-commands|live-odds|languages|live-rounds|live-tables|road-maps|primitives|plain-digits|typed-number)\\.ts$|streams/book/)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(css|svg|woff2|json)$', OTHER_LANGUAGES] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
