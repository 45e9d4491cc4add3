-- Wrong codes entered for a number or mail address since the last right one, over all of its codes.
create table code_guesses (
  merchant text not null references merchants,
  address text not null,
  wrong int not null,
  primary key (merchant, address)
);
