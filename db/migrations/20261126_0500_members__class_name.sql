-- Which class of their school somebody is in.

alter table memberships add column class_name text check (length(class_name) between 1 and 60);
comment on column memberships.class_name is 'The class of their school as people there call it ("XI RPL 2"), screen word Kelas (rombel); no classroom of this product.';
