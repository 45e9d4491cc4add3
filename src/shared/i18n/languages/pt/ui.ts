export default {
  close: 'Fechar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  imageError: 'Falha ao carregar a imagem',
  tryAgain: 'Tentar de novo',
  cancel: 'Cancelar',
  ok: 'OK',
  loadMore: 'Carregar mais',
  search: 'Buscar',
  pauseMotion: 'Pausar animação',
  resumeMotion: 'Retomar animação',
  skipToContent: 'Ir para o conteúdo',
};
