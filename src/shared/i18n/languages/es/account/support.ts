/** Popups, app download, help, feedback, chat: the modals. */
export const texts = {
  freePlay: 'Jugar gratis',
  freePlayText: 'Solo dinero ficticio. No hace falta cuenta.',
  download: {
    title: 'Descarga la app',
    none: 'Aún no hay app disponible',
    noneText:
      'Puedes jugar en el navegador de tu teléfono. Para tener el sitio a mano, añádelo a la pantalla de inicio desde el menú del navegador.',
    code: 'Código QR de {{app}}',
    kinds: { IOS: 'iPhone y iPad', MOBILE_CONFIG: 'Perfil de iPhone', ANDROID: 'Android' },
    stepsTitle: 'Instalar en iPhone o iPad',
    steps: {
      open: 'Escanea el código con la cámara, o abre esta página en Safari y toca el botón.',
      install: 'Permite la descarga e instálala.',
      settings: 'Si descargaste un perfil, abre Ajustes > General > VPN y gestión de dispositivos.',
      trust: 'Elige el perfil, instálalo y abre la app desde la pantalla de inicio.',
    },
  },
  feedback: {
    title: 'Cuéntanos qué opinas',
    content: 'Tu mensaje',
    contentHint: '{{min}}–{{max}} caracteres',
    remark: '¿Cómo podemos contactarte? (opcional)',
    addPictures: 'Añadir imágenes',
    pictures: 'PNG o JPEG, hasta {{images}} imágenes de {{megabytes}} MB cada una',
    removePicture: 'Quitar {{name}}',
    retryPicture: 'Reintentar',
    picture: { sending: 'Subiendo…', sent: 'Añadida' },
    send: 'Enviar',
    sent: 'Gracias',
    sentText: 'Hemos recibido tu mensaje. Los leemos todos.',
    error: {
      empty: 'Este campo no puede quedar vacío',
      short: 'Escribe al menos {{min}} caracteres.',
      many: 'Puedes añadir hasta {{images}} imágenes. No se añadió ninguna de estas.',
      type: 'Solo se pueden añadir imágenes PNG y JPEG. No se añadió ninguna de estas.',
      large: 'Cada imagen puede tener hasta {{megabytes}} MB. No se añadió ninguna de estas.',
      unsent: 'Espera a que se suban tus imágenes.',
      failed: 'Una imagen no se subió. Inténtalo de nuevo o quítala.',
    },
  },
  consent: {
    title: 'Estadísticas de visitas',
    text: '¿Podemos usar Google Analytics para contar tu visita? El sitio funciona igual en ambos casos.',
    decline: 'Rechazar',
    agree: 'Aceptar',
    now: {
      agreed: 'Aceptaste. Puedes cambiarlo cuando quieras.',
      declined: 'Rechazaste. Puedes cambiarlo cuando quieras.',
    },
  },
};

export const failure = {
  image_not_allowed: 'Esta imagen no se añadió. No es PNG ni JPEG, o es demasiado grande.',
  image_not_found: 'Una imagen ya no está disponible. No se envió nada. Quita tus imágenes y añádelas de nuevo.',
  feedback_too_often:
    'Ya enviaste todos los comentarios permitidos en un día. No se envió nada. Inténtalo de nuevo mañana.',
};
