export default {
  realAccountTitle: 'Нужен настоящий аккаунт',
  realAccountText: 'Сначала зарегистрируйте аккаунт',
};
