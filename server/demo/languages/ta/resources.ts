/** Names of the licence and the helpline in the footer. Neither exists. */
export default {
  licence: 'Parlour டெமோ, உண்மையான உரிமம் அல்ல',
  helpline: 'Parlour டெமோ, உண்மையான உதவி எண் அல்ல',
};
