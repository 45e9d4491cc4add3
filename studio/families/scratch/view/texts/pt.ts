import type { MessageKey } from './en.ts';

/** Texts of scratch tickets in Portuguese. */
export const pt: Record<MessageKey, string> = {
  begin: 'Comprar bilhete',
  betOn: 'Um bilhete',
  all: 'Revelar tudo',
  hidden: 'coberto',
  cell: 'Campo {number}',
  boost: 'Multiplicador',
  keys: 'Números premiados',
  fields: 'Seus números',
  name: 'Bilhete',
  how: 'Raspe os campos ou toque em um para abri-lo.',
  match: 'Três símbolos iguais ganham o prêmio do símbolo, vezes o multiplicador ao lado deles.',
  keysRule: 'Cada número seu que for um número premiado ganha o prêmio ao lado.',
  book: 'Cada bilhete é sorteado de um lote completo de {book} bilhetes, de modo que todo bilhete tem as chances abaixo, não importa o que outros compraram.',
  prize: 'Prêmio',
  tickets: 'Bilhetes no lote',
  pays: 'Prêmios de um bilhete de {stake}',
  symbols: 'Três símbolos iguais ganham, antes do multiplicador',
  part: 'De prêmios de {times}× o preço',
  ticket: 'Bilhete {number}',
  face: 'Campos',
};
