/** Payment methods of the sandbox. */
export default {
  deposits: {
    'sandbox-card': 'Tarjeta de prueba',
    'sandbox-bank': 'Banco de prueba',
  },
  instructions: 'Continúas en la página de pago. Demo: no se cobra dinero real.',
  instructionsReviewed:
    'Continúas en la página de pago. La comisión se descuenta del importe y las transferencias grandes pueden revisarse antes. Demo: no se cobra dinero real.',
  withdrawals: {
    'sandbox-bank': 'Transferencia bancaria de prueba',
    'sandbox-wallet': 'Billetera de prueba',
    'sandbox-crypto': 'Cripto de prueba',
  },
};
