/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlourのデモ、実際のライセンスではありません',
  helpline: 'Parlourのデモ、実際の相談窓口ではありません',
};
