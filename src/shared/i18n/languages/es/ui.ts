export default {
  close: 'Cerrar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  imageError: 'Error al cargar la imagen',
  tryAgain: 'Reintentar',
  cancel: 'Cancelar',
  ok: 'Aceptar',
  loadMore: 'Cargar más',
  search: 'Buscar',
  pauseMotion: 'Pausar animación',
  resumeMotion: 'Reanudar animación',
  skipToContent: 'Ir al contenido',
};
