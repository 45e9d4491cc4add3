-- `live_states_tell` names the feed and the room of each state.
drop function if exists live_states_write;
