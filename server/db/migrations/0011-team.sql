-- Team activity: brands that have agents, and who joined lately.
create index members_agents on members (merchant) where type in (1, 2, 41, 42);
create index on members (merchant, created_at);
