-- SYS-06: merchants have a time zone by its IANA name, in place of a fixed offset from GMT. Offsets without a zone of their own
-- become the zone without summer time that has them; of a few that no such zone has, the whole hour before.
update merchants set brand = brand - 'gmtOffsetMinutes' || jsonb_build_object('timeZone', case
  when offset_minutes = 0 then 'UTC'
  else coalesce(
    (select zone from (values (-570, 'Pacific/Marquesas'), (210, 'Asia/Tehran'), (270, 'Asia/Kabul'), (330, 'Asia/Kolkata'),
      (345, 'Asia/Kathmandu'), (390, 'Asia/Yangon'), (525, 'Australia/Eucla'), (570, 'Australia/Darwin')) as known (minutes, zone)
      where minutes = offset_minutes),
    'Etc/GMT' || case when offset_minutes > 0 then '-' else '+' end || abs(offset_minutes) / 60) end)
  from (select code as of, coalesce((brand ->> 'gmtOffsetMinutes')::int, 0) as offset_minutes from merchants) old
 where code = old.of and not brand ? 'timeZone';
