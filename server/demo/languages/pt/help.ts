/** The help centre, in paragraphs. */
export default {
  rules: {
    title: 'Regras',
    body: [
      'É preciso ter 18 anos ou mais para jogar. Cada pessoa pode ter uma única conta.',
      'Uma aposta vale depois de confirmada. O valor sai do seu saldo nesse momento, e o ganho entra quando a rodada termina. Se a conexão cair, a rodada é concluída e o resultado fica no seu histórico de apostas.',
      'Você pode jogar um slot por vez, com pelo menos 2,5 segundos entre os giros. Não há jogo automático.',
      'As chances, a tabela de pagamentos e as apostas mínima e máxima aparecem em cada jogo antes de você apostar. A página Jackpots mostra como cada jackpot é formado e sua chance de ganhá-lo.',
      'Se um jogo falhar, as apostas daquela rodada são anuladas e o valor apostado é devolvido. Você pode ver isso no extrato da sua conta.',
    ],
  },
  account: {
    title: 'Sua conta',
    body: [
      'Para se cadastrar, escolha um nome de usuário de 4–20 letras ou números, começando por letra, e uma senha de 8–64 caracteres.',
      'Sua sessão dura no máximo doze horas. Para sair de todos os dispositivos de uma vez, escolha “Sair de todos os dispositivos” em Minha conta. Após três senhas erradas, você passa por uma breve verificação de segurança.',
      'Para depositar, escolha a forma de pagamento e o valor e pague na página de pagamento. Seu saldo é atualizado assim que o pagamento é confirmado. Depósitos altos podem passar antes por análise; acompanhe o status em Seus depósitos.',
      'O saldo no topo da página é o que você tem para apostar. Se ele ficar cinza, a conexão caiu por um momento. Seu dinheiro está seguro, e as apostas ficam pausadas até a conexão voltar.',
    ],
  },
  faq: {
    title: 'Dúvidas frequentes',
    body: [
      'É dinheiro de verdade? Não. Este é um site de demonstração: nenhum dinheiro real é cobrado ou pago.',
      'Quem aparece no painel de ganhadores? Jogadores simulados desta demonstração e outros visitantes. Os nomes ficam parcialmente ocultos.',
      'Posso testar um jogo antes? Sim. Escolha “Jogar grátis” ao entrar: você joga qualquer jogo com dinheiro fictício, com as mesmas chances e sem conta.',
      'Como sei que o resultado é justo? Cada rodada pode ser verificada. Antes de você apostar, o jogo mostra um código que fixa o resultado; depois, você o confere com Verificar, no próprio jogo e no seu dispositivo.',
      'Paguei, mas meu saldo não mudou. Confira o status em Seus depósitos: o pagamento pode estar aguardando confirmação ou em análise. Você pode fechar a página; nada se perde.',
      'Posso fazer uma pausa? Sim. Em [Jogo responsável](/member/limits), no menu da conta, você pode definir limites, iniciar uma pausa, bloquear um tipo de jogo ou se autoexcluir. O saque continua disponível. Uma rodada em aberto é concluída ou a aposta é devolvida.',
      'Quem licencia este site e qual é a linha de ajuda? Esta é uma demonstração: não tem licença nem linha de ajuda. Um site real informa as suas no rodapé de cada página. Se o jogo está trazendo problemas para você, procure a linha de ajuda do seu país e veja [Jogo responsável](/member/limits).',
    ],
  },
};
