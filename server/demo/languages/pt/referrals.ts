/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Traga um amigo',
    summary: 'Uma recompensa por cada amigo que fizer o primeiro depósito.',
    body: 'Compartilhe seu link ou código. A recompensa aparece na central de recompensas assim que o depósito do seu amigo é pago.',
  },
  'good-company': {
    title: 'Boa companhia',
    summary: 'Mais uma recompensa pelos amigos que ficam.',
    body: 'Contam as apostas do seu amigo com dinheiro próprio, em todos os jogos, nos primeiros trinta dias.',
  },
  'warm-welcome': {
    title: 'Boas-vindas calorosas',
    summary: 'Um pequeno presente, porque um amigo convidou você.',
    body: 'Ele fica na sua central de recompensas depois do cadastro.',
  },
};
