export default {
  realAccountTitle: 'É preciso uma conta real',
  realAccountText: 'Cadastre uma conta antes',
};
