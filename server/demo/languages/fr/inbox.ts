/** Messages to members. */
export default {
  welcome: 'Bienvenue sur le site. Nos messages et ceux de votre référent arrivent ici.',
};
