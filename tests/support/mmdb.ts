/** Writes a database of countries in MaxMind's format (version 2.0, IPv4), so that tests read one with known addresses. */

const text = (value: string): Buffer => Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);
const map = (entries: [string, Buffer][]): Buffer =>
  Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flatMap(([key, value]) => [text(key), value])]);
const uint16 = (value: number): Buffer => Buffer.from([(5 << 5) | 2, value >> 8, value & 255]);
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(5, (6 << 5) | 4);
  bytes.writeUInt32BE(value, 1);
  return bytes;
};
/** An array of no elements: an extended type. */
const none = Buffer.from([0, 11 - 7]);
const uint64 = Buffer.from([0, 9 - 7]);

type Node = { 0?: Node | string; 1?: Node | string };

const bitsOf = (network: string): (0 | 1)[] => {
  const [host = '', length = '32'] = network.split('/');
  const bits = host.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')]);
  return bits.slice(0, Number(length)).map((bit) => (bit === '1' ? 1 : 0));
};

/** The file's bytes for networks with their country, as `{ '10.1.0.0/16': 'FR' }`; the networks must not contain one another. */
export const mmdbOf = (countries: Record<string, string>): Buffer => {
  const root: Node = {};
  for (const [network, country] of Object.entries(countries)) {
    const bits = bitsOf(network);
    let node = root;
    for (const bit of bits.slice(0, -1)) node = (node[bit] ??= {}) as Node;
    node[bits.at(-1)!] = country;
  }
  const nodes: Node[] = [root];
  for (const node of nodes) for (const next of [node[0], node[1]]) if (typeof next === 'object') nodes.push(next);
  const codes = [...new Set(Object.values(countries))];
  const data = codes.map((code) => map([['country', map([['iso_code', text(code)]])]]));
  const offsetOf = (code: string) => data.slice(0, codes.indexOf(code)).reduce((sum, bytes) => sum + bytes.length, 0);
  const record = (next: Node | string | undefined): number => {
    if (next === undefined) return nodes.length;
    return typeof next === 'string' ? nodes.length + 16 + offsetOf(next) : nodes.indexOf(next);
  };
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [index, node] of nodes.entries()) {
    tree.writeUIntBE(record(node[0]), index * 6, 3);
    tree.writeUIntBE(record(node[1]), index * 6 + 3, 3);
  }
  const metadata = map([
    ['node_count', uint32(nodes.length)],
    ['record_size', uint16(24)],
    ['ip_version', uint16(4)],
    ['database_type', text('Test-Country')],
    ['languages', none],
    ['binary_format_major_version', uint16(2)],
    ['binary_format_minor_version', uint16(0)],
    ['build_epoch', uint64],
    ['description', map([])],
  ]);
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
};
