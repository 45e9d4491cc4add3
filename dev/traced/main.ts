// A frame records the site.
// Not awaited: the parts that follow import this one.
void import('./site.ts');
