/** Campaigns whose awards are prizes of draws and missions, or are exchanged for points. */
export default {
  'lucky-draws': {
    title: 'ड्र बोनस',
    summary: 'ह्विल वा लक्की ड्रमा जितिएको।',
    body: 'क्यासिनोका लागि बोनस रकम।',
  },
  'mission-prizes': {
    title: 'मिसन बोनस',
    summary: 'मिसन र लिडरबोर्डबाट बोनस रकम।',
    body: 'बोनस पुरस्कार भएको मिसन पूरा गर्नुहोस् वा लिडरबोर्डमा स्थान लिनुहोस्।',
  },
  'points-bonus': {
    title: 'पोइन्ट बोनस',
    summary: 'पोइन्टको सट्टा बोनस रकम।',
    body: 'पोइन्ट मलमा छान्नुहोस्।',
  },
  'points-rounds': {
    title: 'पोइन्टको सट्टा फ्री राउन्ड',
    summary: 'पोइन्टको सट्टा फ्री राउन्ड।',
    body: 'पोइन्ट मलमा छान्नुहोस्।',
  },
};
