/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Boas-vindas à central do agente',
    content:
      'Aqui você vê sua equipe, sua remuneração e seus relatórios. A página de resumo mostra os pedidos que esperam sua resposta.',
  },
  realtime: {
    title: 'Salário em tempo real pago a cada cinco minutos',
    content:
      'O valor cresce com cada aposta resolvida da sua equipe. Ele se torna definitivo no fechamento do período.',
  },
  settlements: {
    title: 'Quando fecham os salários por hora e por dia',
    content:
      'Os salários por hora são fechados pouco depois de cada hora; os diários, às 02:05, referentes ao dia anterior.',
  },
  dividends: {
    title: 'Dividendos duas vezes por mês',
    content:
      'Os dividendos são fechados nos dias 1 e 16, às 02:10. Uma perda líquida abaixo de zero passa para a quinzena seguinte.',
  },
  links: {
    title: 'Links de cadastro com suas próprias taxas',
    content: 'Crie um link na central de cadastro, escolha a taxa e a validade e acompanhe cliques e cadastros.',
  },
  contracts: {
    title: 'Contratos dependem das duas partes',
    content:
      'Um novo contrato começa no período seguinte ao acordo das duas partes. Compare as versões antes de responder.',
  },
  approval: {
    title: 'Fechamentos altos passam por análise',
    content:
      'Aprovamos todo fechamento acima de um valor definido antes do pagamento. Ele expira se ninguém decidir em 30 dias.',
  },
  messages: {
    title: 'Escreva para seus membros diretos',
    content: 'Seus membros diretos e seu superior recebem suas mensagens na hora. Elas ficam em “Mensagens”.',
  },
  files: {
    title: 'Relatórios em arquivo',
    content: 'Lucros e perdas, receita e fechamentos podem ser baixados em CSV, com os filtros que você definiu.',
  },
  periods: {
    title: 'Semanas, quinzenas e meses',
    content: 'Os relatórios agora têm semanas, quinzenas e meses do calendário como períodos, atuais e anteriores.',
  },
};
