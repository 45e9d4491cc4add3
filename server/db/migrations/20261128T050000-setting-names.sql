-- Settings carry the standard words for bounds.
update merchants
   set settings = settings - 'realityCheckMost' || jsonb_build_object('realityCheckMaxMinutes', settings -> 'realityCheckMost')
 where settings ? 'realityCheckMost';
update merchants
   set settings = settings - 'rebateMost' || jsonb_build_object('maxRebate', settings -> 'rebateMost')
 where settings ? 'rebateMost';
