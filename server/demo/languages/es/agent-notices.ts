/** Notices for agents, oldest first. */
export default {
  welcome: {
    title: 'Te damos la bienvenida al centro de agentes',
    content:
      'Aquí ves tu equipo, tus ingresos y tus informes. En la página de resumen están las solicitudes que esperan tu respuesta.',
  },
  realtime: {
    title: 'El sueldo en tiempo real se paga cada cinco minutos',
    content: 'El importe crece con cada apuesta liquidada de tu equipo. Es definitivo cuando se liquida el período.',
  },
  settlements: {
    title: 'Cuándo se liquidan los sueldos por hora y por día',
    content:
      'Los sueldos por hora se liquidan poco después de cada hora; los diarios, a las 02:05 por el día anterior.',
  },
  dividends: {
    title: 'Dividendos dos veces al mes',
    content:
      'Los dividendos se liquidan los días 1 y 16 a las 02:10. Una pérdida neta inferior a cero pasa a la quincena siguiente.',
  },
  links: {
    title: 'Enlaces de registro con tus propios porcentajes',
    content:
      'Crea un enlace en el centro de registro, elige su porcentaje y su vencimiento, y consulta sus clics y registros.',
  },
  contracts: {
    title: 'Los contratos requieren a las dos partes',
    content:
      'Un contrato nuevo empieza en el período siguiente al acuerdo de ambas partes. Compara las versiones antes de responder.',
  },
  approval: {
    title: 'Las liquidaciones grandes se revisan',
    content:
      'Aprobamos las liquidaciones que superan un importe fijado antes de pagarlas. Vencen si nadie decide en un plazo de 30 días.',
  },
  messages: {
    title: 'Escribe a tus miembros directos',
    content: 'Tus miembros directos y tu superior reciben tus mensajes al instante. Los encuentras en “Mensajes”.',
  },
  files: {
    title: 'Informes en archivos',
    content:
      'Las ganancias y pérdidas, los ingresos y las liquidaciones se pueden descargar en CSV con los filtros que hayas elegido.',
  },
  periods: {
    title: 'Semanas, quincenas y meses',
    content:
      'Los informes ya incluyen semanas, quincenas y meses naturales como períodos: los actuales y los anteriores.',
  },
};
