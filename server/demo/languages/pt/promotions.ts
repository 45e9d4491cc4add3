/** The current offers. Each describes the product, and none encourages more play. */
export default {
  welcome: {
    title: 'Experimente grátis',
    summary: 'Jogue com dinheiro fictício. Sem conta, sem depósito.',
    body: 'Abra a janela de login e escolha “Jogar grátis”. Você recebe dinheiro fictício na hora e pode testar qualquer jogo disponível.\nAs chances são as mesmas do jogo a dinheiro. O dinheiro fictício não pode ser sacado, e os ganhos com ele não são pagos.\n18+. Você pode criar uma conta a qualquer momento.',
  },
  deposit: {
    title: 'Depósito por cartão sem tarifa',
    summary: 'Deposite por cartão a partir de 10,00 sem pagar tarifa.',
    body: 'Depósitos por cartão de 10,00 a 5.000,00 são isentos de tarifa. Seu saldo é atualizado assim que o pagamento é confirmado.\nDepósitos de 1.000,00 ou mais podem passar antes por análise da nossa equipe.\nDemonstração: nenhum dinheiro real é cobrado.',
  },
  jackpot: {
    title: 'Como nossos jackpots são formados',
    summary: 'Nós iniciamos cada jackpot, e 1% de cada aposta participante é somado a ele.',
    body: 'Cada jackpot começa com um valor nosso. 1% de cada aposta em um jogo participante é somado a ele, e o ganhador leva o valor inteiro.\nO valor atual, os jogos participantes, sua chance de ganhar e os últimos prêmios estão na página Jackpots.',
  },
};
