import type { MessageKey } from './en.ts';

export const ty: Record<MessageKey, string> = {
  placed: 'Upuan {seat}, boot {boot}',
  begin: 'Umupo',
  fact: 'rake na {rake} ng bawat pot',
  pot: 'Pot',
  part: 'Rake {rake}',
  rake: 'Rake {amount}',
  you: 'Ikaw',
  seat: 'Upuan {seat}',
  simulated: 'Simulated',
  free: 'Bakanteng upuan',
  away: 'Naka-sit out',
  blind: 'Blind',
  seen: 'Seen',
  packed: 'Packed',
  'act.see': 'Tingnan ang baraha',
  'act.pack': 'Pack',
  'act.bet': 'Bet {amount}',
  'act.raise': 'Raise {amount}',
  'act.show': 'Show {amount}',
  'did.see': '{who}: tiningnan ang baraha',
  'did.pack': '{who}: nag-pack',
  'did.bet': '{who}: nag-bet',
  'did.raise': '{who}: nag-raise',
  'did.show': '{who}: humingi ng show',
  wins: 'Napanalunan ni {who} ang pot: {amount}',
  'by.packed': 'Nag-pack ang lahat ng iba.',
  'by.show': 'Show.',
  'by.limit': 'Naabot na ang limit: magpapakita ang lahat.',
  cards: '{who}: {cards}',
  'kind.high': 'High card',
  'kind.pair': 'Pair',
  'kind.colour': 'Color',
  'kind.sequence': 'Sequence',
  'kind.pure': 'Pure sequence',
  'kind.trail': 'Trail',
  'bet.hand': 'Hand na dalawang player ang nag-bet hanggang limit',
  pot_part: 'Bayad mula sa pot',
  'rules.hand':
    'Dalawa hanggang limang player. Bago ang bawat hand, kinukuha sa balance mo ang buong limit nitong {stake}: ito ang pinakamalaking puwedeng maging gastos mo sa hand. Ibinabalik ang hindi mo na-bet dito kapag tapos na ang hand. Naglalagay ang bawat player ng boot na {boot} sa pot at nakakakuha ng tatlong baraha.',
  'rules.rake':
    'Kinukuha ng house ang {rake} ng bawat pot, ini-round pababa, at hindi ito naglalaro. Ang natitira ay ibinabayad sa nanalo.',
  'rules.bets':
    'Sa turn mo, mag-bet nang blind, o tingnan muna ang mga baraha mo. Bine-bet ng blind na player ang kasalukuyang halaga o nagre-raise sa doble nito; doble ng sa blind ang bine-bet ng player na nakakita na ng baraha. Ang bet ang nagtatakda ng halaga para sa susunod na player. Mawawala sa player na nag-pack ang na-bet na niya.',
  'rules.end':
    'Panalo ang huling natirang player. Kapag dalawa na lang, puwedeng magbayad ang isa para sa show: panalo ang mas magandang hand; kung pantay, talo ang humingi. Hindi puwedeng humingi sa blind ang player na nakakita na ng baraha. Kapag hindi na makapag-bet ang isang player sa loob ng limit, magpapakita ang lahat; naghahati sa pot ang mga pantay na hand.',
  'rules.ranks': 'Pinakamataas muna. A-K-Q ang pinakamataas na sequence, saka A-2-3, saka K-Q-J.',
  'rules.lowest': 'Sa larong ito, panalo ang pinakamababang hand: baligtad ang bilang ng pagkakasunod sa itaas.',
  'rules.time':
    'May {seconds} segundo ka sa turn mo. Pagkatapos nito, magpa-pack ka at naka-sit out hanggang bumalik ka. Pagkaraan ng dalawang minutong naka-sit out, mababakante ang upuan. Hindi tinatapos ng pag-reload o naputol na koneksyon ang hand mo.',
  'rules.fair':
    'Ipinapakita ang hash ng seed ng deck bago ang hand, at ang seed pagkatapos nito. Puwede nang i-verify ng kahit sino ang buong deal, pati mga naka-pack na baraha.',
  'rules.who':
    'Mga program ang mga simulated na player at may marka ang mga ito. Puwede silang umupo sa mga bakanteng upuan. Hindi kailanman nagsasama sa isang hand ang totoong pera at demo money.',
};
