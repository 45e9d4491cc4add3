-- Each merchant that offers the Studio has a reconciliation of its own. The server names the row that exists when it starts.
alter table reconciliation add column merchant text unique;
alter table reconciliation drop column only_one;
