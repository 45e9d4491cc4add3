import { ja as place } from '../../../shared/place-texts/ja.ts';
import type { MessageKey } from './en.ts';

/** Texts of the money wheel in Japanese. */
export const ja: Record<MessageKey, string> = {
  ...place,
  begin: 'スピン',
  wheel: 'ホイール',
  on: '{pays}:1',
  segments: '{all}マス中{count}',
  came: '{place}',
  boosted: '{place}、倍率{times}',
  boost: '{times}×：ホイールがもう一度回ります',
  shares: '直近{rounds}スピン：{counts}',
  share: '{place}：{count}',
  'rules.1':
    'ホイールには{all}個のマスがあります。針が指したマスと同じ種類に置いたチップに、そのマスの配当が支払われます。',
  'rules.2': '勝つと賭け金も戻ります。5:1では、1に対して6が払い戻されます。',
  'rules.boost':
    '{boosts}に止まると、配当のあるマスの中でもう一度回り、配当にその数が掛けられます。賭け金は1回だけ戻ります。',
  kind: '配当',
  count: 'マス数',
  'part.win': '勝利分',
  'part.boost': '倍率付きの勝利分',
};
