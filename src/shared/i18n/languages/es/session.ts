export default {
  realAccountTitle: 'Necesitas una cuenta real',
  realAccountText: 'Primero registra una cuenta',
};
