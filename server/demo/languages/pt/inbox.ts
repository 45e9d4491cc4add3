/** Messages to members. */
export default {
  welcome: 'Boas-vindas ao site. Nossas mensagens e as do seu superior chegam aqui.',
};
