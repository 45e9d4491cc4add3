/** Tickets, and the bell of the header. */
export const texts = {
  title: 'Ayuda',
  text: 'Contáctanos y lee nuestras respuestas.',
  write: 'Contactar',
  ticket: 'Consulta',
  choose: 'Elige una consulta',
  chooseText: 'Sus mensajes aparecen aquí.',
  empty: 'Aún no nos has contactado.',
  more: 'Ver más',
  back: 'Volver a las consultas',
  number: 'Consulta {{id}}',
  close: 'Cerrar consulta',
  messages: 'Mensajes',
  service: 'Atención al cliente',
  youWrote: 'Escribiste:',
  weWrote: 'Atención al cliente escribió:',
  picture: 'Tu imagen',
  noPicture: 'Esta imagen no se pudo cargar.',
  reply: 'Tu respuesta',
  replyHint: 'Pulsa Ctrl+Enter para enviar.',
  opensAgain: 'Esta consulta está cerrada. Una respuesta la reabre.',
  send: 'Enviar',
  state: { open: 'Pendiente de respuesta', answered: 'Respondida', closed: 'Cerrada' },
  unread_one: '{{count}} respuesta sin leer',
  unread_many: '{{count}} de respuestas sin leer',
  unread_other: '{{count}} respuestas sin leer',
};

export const bell = {
  title: 'Notificaciones',
  nothing: 'Sin notificaciones',
  messages: 'Mensajes',
  tickets: 'Ayuda',
  awards: 'Recompensas por reclamar',
  withdrawals: 'Retiros',
  announcements: 'Anuncios',
  new_one: '{{count}} novedad',
  new_many: '{{count}} de novedades',
  new_other: '{{count}} novedades',
};

export const failure = {
  ticket_full: 'Esta consulta alcanzó el número máximo de mensajes. Tu respuesta no se envió. Abre una consulta nueva.',
};
