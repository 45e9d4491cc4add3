/** The choice of a language. */
export const texts = {
  search: 'भाषा खोज्नुहोस्',
  notLoaded: '{{language}} लोड भएन',
  stays: 'पेज {{now}} मै रहन्छ। कनेक्सन जाँचेर फेरि प्रयास गर्नुहोस्।',
  none: 'यो नामको भाषा छैन',
};
