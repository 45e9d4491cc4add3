/** What invitations bring. */
export default {
  'bring-a-friend': {
    title: 'Mag-imbita ng kaibigan',
    summary: 'May reward sa bawat kaibigang gagawa ng unang deposit.',
    body: 'I-share ang link o code mo. Lalabas ang reward sa reward center mo kapag nabayaran na ang deposit ng kaibigan mo.',
  },
  'good-company': {
    title: 'Kasama sa laro',
    summary: 'Dagdag na reward para sa mga kaibigang nananatili.',
    body: 'Binibilang ang taya ng kaibigan mo gamit ang sarili niyang pera sa lahat ng laro sa unang tatlumpung araw.',
  },
  'warm-welcome': {
    title: 'Mainit na pagtanggap',
    summary: 'Munting regalo dahil inimbita ka ng kaibigan.',
    body: 'Makikita mo ito sa reward center pagkatapos mong mag-register.',
  },
};
