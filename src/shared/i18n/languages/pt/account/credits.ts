/** Credits. */
export const texts = {
  text: 'Parlour é construído sobre o trabalho de outras pessoas. Agradecemos a todas.',
  icons: 'Motivos da arte dos jogos',
  iconsText:
    'Desenhados com ícones de game-icons.net, de Lorc, Delapouite e colaboradores, licença CC BY 3.0; recoloridos e compostos.',
  fonts: 'Fontes',
  fontsText: 'Fraunces, de Undercase Type, e Figtree, de Erik Kennedy, ambas sob a SIL Open Font License 1.1.',
  symbols: 'Símbolos da interface',
  symbolsText: 'Lucide, licença ISC.',
  software: 'Software',
  developers: 'Para desenvolvedores',
  api: 'Documentação da API',
  version: 'Versão {{version}}',
  softwareText:
    'React, Effector, RxJS, Socket.IO, i18next, Zod e HPKE.js, todos sob as licenças MIT, ISC ou Apache 2.0.',
};
