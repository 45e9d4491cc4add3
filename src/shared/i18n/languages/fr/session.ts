export default {
  realAccountTitle: 'Il vous faut un compte réel',
  realAccountText: 'Veuillez d’abord créer un compte',
};
