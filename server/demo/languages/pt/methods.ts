/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Cartão de teste',
    'sandbox-bank': 'Banco de teste',
  },
  instructions: 'Você continua na página de pagamento. Demonstração: nenhum dinheiro real é cobrado.',
  instructionsReviewed:
    'Você continua na página de pagamento. A tarifa é descontada do valor, e transferências altas podem passar antes por análise. Demonstração: nenhum dinheiro real é cobrado.',
  withdrawals: {
    'sandbox-bank': 'Transferência bancária de teste',
    'sandbox-wallet': 'Carteira de teste',
    'sandbox-crypto': 'Cripto de teste',
  },
};
