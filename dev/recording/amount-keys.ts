import { MinorUnits, PositiveMinorUnits } from '../../contract/primitives.ts';

const contract = import.meta.glob('../../contract/*.ts', { eager: true });

interface Schema {
  _zod: { def: Record<string, unknown> };
}
const isSchema = (value: object): value is Schema => '_zod' in value;

const isAmount = (schema: unknown): boolean => {
  if (schema === MinorUnits || schema === PositiveMinorUnits) return true;
  if (typeof schema !== 'object' || schema === null || !isSchema(schema)) return false;
  const { innerType, element } = schema._zod.def;
  return isAmount(innerType ?? element);
};

/** The names under which the contract has amounts of money. */
const find = (): ReadonlySet<string> => {
  const keys = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isSchema(value)) return Object.values(value).forEach(visit);
    const { def } = value._zod;
    for (const [key, field] of Object.entries(def['shape'] ?? {})) {
      if (isAmount(field)) keys.add(key);
      visit(field);
    }
    for (const [name, part] of Object.entries(def)) if (name !== 'shape') visit(part);
  };
  Object.values(contract).forEach(visit);
  return keys;
};

export const AMOUNT_KEYS = find();
