import type { ResponseOf } from '../../../contract/define.ts';
import {
  pointsOperator as contract,
  type PointProductStatus,
  type WaitingExchange,
} from '../../../contract/points-operator.ts';
import {
  jsonFile,
  neededOption,
  neededReason,
  noMoreThan,
  oneOf,
  wholeNumber,
  word,
  type Command,
  type CommandInput,
  type CommandSet,
} from '../../operator/command-line.ts';
import { faultsText } from '../../operator/file-faults.ts';

type Rules = ResponseOf<typeof contract.rules>['list'];

const rulesLine = ({ fromDay, rules: { rates, expiryDays, convert } }: Rules[number]): string =>
  `${fromDay}  ${
    Object.entries(rates)
      .map(([type, rate]) => `${type} ${rate / 1_000}`)
      .join(', ') || 'nothing'
  }  ` + `${expiryDays} days  ${convert ? `${convert.points} points are ${convert.amount}` : 'not converted'}`;

const productLine = ({ code, name, category, points, stock, taken, enabled }: PointProductStatus): string =>
  `${code}  ${name}  ${category}  ${points} points  ${taken} taken${stock === null ? '' : ` of ${stock}`}` +
  `${enabled ? '' : '  closed'}`;

const exchangeLine = ({
  id,
  account,
  exchangeType,
  productName,
  quantity,
  points,
  delivery,
  status,
}: WaitingExchange) =>
  `${id}  ${account}  ${exchangeType}  ${quantity} × ${productName}  ${points} points  ${status}` +
  `${delivery === null ? '' : `  to ${delivery}`}`;

const rules = (input: CommandInput): Command => {
  const { merchant } = input;
  if (input.args.length === 1)
    return {
      endpoint: contract.rules,
      request: { merchant },
      report: ({ list }: { list: Rules }) => list.map(rulesLine).join('\n') || 'Points are not earned yet.',
    };
  const request = { merchant, fromDay: neededOption(input, 'from'), rules: jsonFile(word(input, 1, 'the file')) };
  noMoreThan(input, 2);
  return { endpoint: contract.setRules, request: { ...request, reason: neededReason(input) }, report: rulesLine };
};

const products = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.products,
    request: { merchant: input.merchant },
    report: ({ list }: { list: PointProductStatus[] }) =>
      list.map(productLine).join('\n') || 'There is no product yet. Make one with: point-product <file>.',
  };
};

const product = (input: CommandInput): Command => {
  const file = word(input, 1, 'the file');
  noMoreThan(input, 2);
  const request = { merchant: input.merchant, product: jsonFile(file), reason: neededReason(input) };
  return { endpoint: contract.putProduct, request, report: productLine };
};

const exchanges = (input: CommandInput): Command => {
  noMoreThan(input, 1);
  return {
    endpoint: contract.exchanges,
    request: { merchant: input.merchant },
    report: ({ list, cost }: ResponseOf<typeof contract.exchanges>) =>
      list.length === 0
        ? 'No exchange waits.'
        : `${list.map(exchangeLine).join('\n')}\nAll ${cost.exchanges} of them: money ${cost.money}, awards ${cost.bonus}, ` +
          `goods ${cost.goods}, for ${cost.points} points.`,
  };
};

const exchange = (input: CommandInput): Command => {
  const { merchant } = input;
  const way = oneOf(word(input, 1, 'approve or reject'), ['approve', 'reject']);
  const exchangeId = wholeNumber('the exchange', word(input, 2, 'the number of the exchange'));
  noMoreThan(input, 3);
  const request = { merchant, exchangeId, approve: way === 'approve', reason: neededReason(input) };
  return { endpoint: contract.decide, request, report: exchangeLine };
};

/** Points: rules, products, exchanges. Amounts are in minor units. */
export const pointCommands: CommandSet = {
  help: `  point-rules                                       rates of points by day
  point-rules <file.json> --from <day> --reason "why"   from a day to come (docs/points.md)
  point-products                                    products of the points mall with their stock
  point-product <file.json> --reason "why"          makes a product, or changes it
  exchanges                                         exchanges that wait, and what all of them would cost
  exchange approve|reject <id> --reason "why"`,
  options: ['from'],
  commands: {
    'point-rules': rules,
    'point-products': products,
    'point-product': product,
    exchanges,
    exchange,
  },
  refusals: {
    points_wrong: faultsText('item'),
    exchange_over: (details) => `This exchange does not wait: ${JSON.stringify(details)}.`,
  },
};
