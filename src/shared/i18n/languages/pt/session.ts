export default {
  realAccountTitle: 'É preciso uma conta real',
  realAccountText: 'Crie uma conta antes',
};
